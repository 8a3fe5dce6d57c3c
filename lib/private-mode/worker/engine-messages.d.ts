/** Sentences of a language, written by the build (scripts/steps/bundle-engines.mjs). */
declare module 'engine-messages:*' {
  const messages: unknown
  export default messages
}
