import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { formatMessageCount } from '@/src/domain/sending/dev-mailbox-text'
import { readDemoMailbox } from '@/src/server/platform/dev-mailbox'
import { listDemoSites } from '@/src/server/platform/platform'
import { button } from '@/src/ui/button'
import { Select } from '@/src/ui/inputs/select'
import { Message } from '@/src/site/platform/message'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Dev mailbox · Forecourt', robots: { index: false } }

type Props = { readonly searchParams: Promise<{ readonly dealer?: string | string[] }> }

/** The dev mailbox: emails and texts that a demo installation would have sent. */
const DevMailboxPage = async ({ searchParams }: Props) => {
  const requestedDealer = (await searchParams).dealer
  const sites = await listDemoSites()
  const chosen = sites.find(({ slug }) => slug === requestedDealer)
  const entries = await readDemoMailbox(chosen?.id)
  if (entries === null) notFound()
  const names = new Map(sites.map(({ id, name }) => [id, name]))
  return (
    <>
      <header className="grid gap-4">
        <p>
          <a href="/" className="text-muted underline underline-offset-4">
            All sites
          </a>
        </p>
        <h1 className="text-3xl">Dev mailbox</h1>
        <p className="text-muted max-w-[60ch] text-lg">
          This demo doesn’t send messages. These are the emails and texts it would have sent, newest first.
        </p>
        <form className="flex flex-wrap items-end gap-3">
          <Select
            id="dealer"
            name="dealer"
            label="Dealer"
            defaultValue={chosen?.slug ?? ''}
            emptyLabel="All dealers"
            options={sites.map(({ slug, name }) => [slug, name])}
          />
          <button className={button('secondary')}>Show messages</button>
        </form>
      </header>
      <p role="status">{formatMessageCount(entries.length)}</p>
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <Message key={entry.id} entry={entry} dealer={entry.tenant === null ? undefined : names.get(entry.tenant)} />
        ))}
      </ol>
    </>
  )
}

export default DevMailboxPage
