declare module "virtual:words/*" {
  /** The page's messages in one language: by ids, as Fluent text from the sign of equality on. */
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
