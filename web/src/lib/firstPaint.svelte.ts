/** First paint: what is seen and pressed first is drawn first, the rest a frame later. */

let drawn = $state(true);

/** Whether what stands further down may be drawn too. */
export function isDrawn(): boolean {
  return drawn;
}

/** The page begins: for one frame, only what is seen first. */
export function beginDrawing(): void {
  drawn = false;
  // After the frame, not in it. A page in the background has no frames.
  const go = () =>
    setTimeout(() => {
      drawn = true;
    });
  if (document.hidden) go();
  else requestAnimationFrame(go);
}
