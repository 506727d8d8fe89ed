import { keepOnce } from './once-kept'
import { WrittenOnce } from './written-once'

/** Structured data. `<` is escaped so that no text of a feed can end the script (VDP-01). */
export const JsonLd = ({ data }: { data: unknown }) => (
  <WrittenOnce as="json-ld" name={keepOnce(JSON.stringify(data).replaceAll('<', '\\u003c'))} />
)
