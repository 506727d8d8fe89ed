import type { DocumentView } from '@/src/domain/vehicle-documents/vehicle-document'
import { Icon } from '@/src/ui/icon'

/** "Documents": the vehicle's reports and certificates, each opening in a new tab (SHP-08). Nothing without any. */
export const VehicleDocuments = ({ items }: { items: readonly DocumentView[] }) =>
  items.length > 0 && (
    <section aria-labelledby="vehicle-documents" className="vehicle-part">
      <h2 id="vehicle-documents">Documents</h2>
      <ul className="vehicle-documents">
        {items.map(({ href, title, facts, file }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name="file-text" />
              <span>
                {title} <small>({file}, opens in a new tab)</small>
              </span>
            </a>
            <p>{facts.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
