import { splitLinks } from '@/src/domain/sending/dev-mailbox-text'
import type { readDemoMailbox } from '@/src/server/platform/dev-mailbox'
import { formatZonedMoment } from '@/src/domain/time/format-moment'
import { DEFAULT_TIME_ZONE } from '@/src/domain/time/zones'

type Entry = NonNullable<Awaited<ReturnType<typeof readDemoMailbox>>>[number]
type Props = { readonly entry: Entry; readonly dealer: string | undefined }

const DetailRow = ({ label, value }: { readonly label: string; readonly value: string | null | undefined }) =>
  value ? (
    <div className="flex gap-2">
      <dt className="text-muted w-20 flex-none">{label}</dt>
      <dd className="min-w-0 break-words">{value}</dd>
    </div>
  ) : null

const unsubscribeUrl = ({ headers }: Entry): string | undefined =>
  /<(https?:[^>]+)>/.exec(headers['List-Unsubscribe'] ?? '')?.[1]

/** One message of the dev mailbox as its plain text; the HTML version has the same content. */
export const Message = ({ entry, dealer }: Props) => {
  const { id, channel, to, from, reply_to, subject, text, sent_at } = entry
  const unsubscribeHref = unsubscribeUrl(entry)
  return (
    <li id={id} className="border-border bg-raised grid gap-3 rounded-md border p-5">
      <h2 className="text-lg">{subject ?? `Text to ${to}`}</h2>
      <dl className="grid gap-1 text-sm">
        <DetailRow label={channel === 'sms' ? 'Text' : 'Email'} value={formatZonedMoment(sent_at, DEFAULT_TIME_ZONE)} />
        <DetailRow label="Dealer" value={dealer} />
        <DetailRow label="From" value={from} />
        <DetailRow label="To" value={to} />
        <DetailRow label="Reply to" value={reply_to} />
      </dl>
      <div
        className="bg-surface-alt max-h-[32rem] overflow-auto rounded-sm p-4 break-words whitespace-pre-wrap"
        tabIndex={0}
      >
        {splitLinks(text).map(({ text: part, href }, index) =>
          href === undefined ? (
            part
          ) : (
            <a key={index} href={href} rel="nofollow noreferrer" className="underline underline-offset-2">
              {part}
            </a>
          ),
        )}
      </div>
      {unsubscribeHref && (
        <p className="text-sm">
          <a href={unsubscribeHref} rel="nofollow noreferrer" className="underline underline-offset-2">
            Unsubscribe (link in the email’s header)
          </a>
        </p>
      )}
    </li>
  )
}
