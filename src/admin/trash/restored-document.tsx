import type { RestoredState } from './restore-document'

type Props = {
  readonly collection: string
  readonly id: string
  readonly title: string
  readonly state: RestoredState
}

/** Says that a document is back, with its name, which leads to it, and its state. */
export const RestoredDocument = ({ collection, id, title, state }: Props) => (
  <span>
    <a href={`/admin/collections/${collection}/${id}`}>{title === '' ? 'It' : `“${title}”`}</a>
    {state === 'published' && ' is back and published.'}
    {state === 'draft' && ' is back as a draft. To show it on your site, open it and publish it.'}
    {state === undefined && ' is back.'}
  </span>
)
