import type { PayloadRequest } from 'payload'
import { draftReply } from '@/src/domain/leads/reply'
import type { Lead } from '@/src/payload-types'
import { ReplyBox } from './reply-box'
import type { FormatMoment } from './format-moments'

type Reply = { readonly draft: string; readonly replyTo: string }

/** Loads the draft of an answer, and the address that the person's own answer goes to. */
export const loadReply = async (req: PayloadRequest, { name }: Partial<Lead>, tenant: string): Promise<Reply> => {
  const shared = { depth: 0, overrideAccess: false, user: req.user, req } as const
  const { name: author, email } = req.user as { readonly name?: string | null; readonly email: string }
  const dealer = await req.payload.findByID({ collection: 'tenants', id: tenant, select: { name: true }, ...shared })
  const where = { tenant: { equals: tenant } }
  const settings = await req.payload.find({
    collection: 'site-settings',
    where,
    select: { email: true },
    limit: 1,
    ...shared,
  })
  return { draft: draftReply(name, author || email, dealer.name), replyTo: settings.docs[0]?.email ?? email }
}

export const Answers = ({
  lead,
  when,
  reply,
}: {
  readonly lead: Partial<Lead>
  readonly when: FormatMoment
  /** Null for staff who do not answer leads. */
  readonly reply: Reply | null
}) => (
  <section aria-labelledby="lead-answers">
    <h2 id="lead-answers">Answer by email</h2>
    {lead.replies && lead.replies.length > 0 && (
      <ul className="lead-replies">
        {lead.replies.map(({ id, text, by, at }) => (
          <li key={id}>
            <p className="list-muted">{[by, when(at)].filter(Boolean).join(', ')}</p>
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
    )}
    {reply && lead.email ? (
      <ReplyBox id={lead.id ?? ''} to={lead.email} {...reply} />
    ) : (
      !lead.email && <p className="list-muted">They left no email address.</p>
    )}
  </section>
)
