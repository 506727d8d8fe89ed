import type { Noun } from '@/src/domain/stock/vehicle/nouns'

/** Form that sends the selected vehicles to the comparison; its checkboxes may be anywhere on the page. */
const COMPARE_FORM_ID = 'compare-form'

export const CompareCheckbox = ({ id, title }: { id: string; title: string }) => (
  <label className="flex min-h-11 items-center gap-2 px-3 text-sm">
    <input type="checkbox" name="ids" value={id} form={COMPARE_FORM_ID} className="size-5" />
    Compare<span className="sr-only"> {title}</span>
  </label>
)

/** Sends the selected vehicles to the comparison. */
export const CompareBar = ({ button, noun }: { button: string; noun: Noun }) => (
  <form id={COMPARE_FORM_ID} action="/compare" className="mb-6 flex flex-wrap items-center gap-4">
    <button type="submit" className={button}>
      Compare selected
    </button>
    <p className="text-muted text-sm">Select two to four {noun[1]}.</p>
  </form>
)
