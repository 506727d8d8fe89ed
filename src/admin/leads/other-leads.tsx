import type { Lead } from '@/src/payload-types'
import type { FormatMoment } from './format-moments'

export const OtherLeads = ({ all, when }: { readonly all: readonly Lead[]; readonly when: FormatMoment }) =>
  all.length === 0 ? null : (
    <section aria-labelledby="lead-others">
      <h2 id="lead-others">From the same person</h2>
      <ul>
        {all.map(({ id, category, createdAt }) => (
          <li key={id}>
            <a href={`/admin/collections/leads/${id}`}>
              {category}, {when(createdAt)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
