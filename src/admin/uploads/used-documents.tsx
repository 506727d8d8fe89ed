import { describeUse, type WhereUsed } from '@/src/domain/panel/where-used'
import { formatCount } from '@/src/domain/text/numbers'
import './uploads.css'

/** The documents that use uploads, as links in new tabs: the form or the question stays open. */
export const UsedDocuments = ({ documents, others }: Pick<WhereUsed, 'documents' | 'others'>) => (
  <ul className="used-documents">
    {documents.map((document) => (
      <li key={document.href}>
        <a href={document.href} target="_blank" rel="noreferrer">
          {document.title}
        </a>
        <span className="list-muted"> {[document.kind, describeUse(document)].filter(Boolean).join(', ')}</span>
      </li>
    ))}
    {others > 0 && <li>{formatCount(others, 'other item')} that you can’t open</li>}
  </ul>
)
