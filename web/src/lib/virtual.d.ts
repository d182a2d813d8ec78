declare module "virtual:words/*" {
  /** The page's messages in one language, as Fluent text. */
  const text: string;
  export default text;
}
