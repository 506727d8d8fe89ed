type Props = { readonly collection: string; readonly id: string; readonly title: string }

/** The name of a restored document, which leads to it. */
export const RestoredLink = ({ collection, id, title }: Props) => (
  <a href={`/admin/collections/${collection}/${id}`}>{title === '' ? 'It' : `“${title}”`}</a>
)
