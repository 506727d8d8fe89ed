/** The texts of the pages that are being rendered, by name. */
type ServerTexts = Map<string, string>

/**
 * Next bundles server and client components separately, so each of the two renders of a page has its own instance of
 * this module; the global object is the only thing that both share. `src/platform/process-registry.ts` shares values of
 * the web server in the same way, but the design system depends on no other layer.
 */
const shared = globalThis as { [key: symbol]: ServerTexts | undefined }
const KEY = Symbol.for('forecourt.server-texts')

export const getServerTexts = (): ServerTexts => (shared[KEY] ??= new Map())
