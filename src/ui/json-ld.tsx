import { registerServerHtml } from './register-server-html'
import { ServerOnlyHtml } from './server-only-html'

/** Structured data. `<` is escaped so that no text of a feed can end the script (VDP-01). */
export const JsonLd = ({ data }: { data: unknown }) => (
  <ServerOnlyHtml as="json-ld" name={registerServerHtml(JSON.stringify(data).replaceAll('<', '\\u003c'))} />
)
