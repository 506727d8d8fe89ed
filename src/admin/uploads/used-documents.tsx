import type { WhereUsed } from '@/src/domain/panel/where-used'
import { formatCount } from '@/src/domain/text/numbers'
import './uploads.css'

/** The documents that use uploads, as links in new tabs: the form or the question stays open. */
export const UsedDocuments = ({ documents, others }: Pick<WhereUsed, 'documents' | 'others'>) => (
  <ul className="used-documents">
    {documents.map(({ kind, title, href, isTrashed }) => (
      <li key={href}>
        <a href={href} target="_blank" rel="noreferrer">
          {title}
        </a>
        {kind !== undefined && <span className="list-muted"> {kind}</span>}
        {isTrashed && <span className="list-muted"> in the trash</span>}
      </li>
    ))}
    {others > 0 && <li>{formatCount(others, 'other item')} that you can’t open</li>}
  </ul>
)
