import { useEffect, useId, useRef } from 'react'
import { optionProps, scrollIntoView } from '@/src/admin/ui/choice-option'
import type { LinkChoice, ListedChoices } from '@/src/domain/navigation/link-choices'
import { formatComingPage, formatDeadLink } from '@/src/domain/navigation/dead-link-text'
import { findLinkTarget } from '@/src/domain/navigation/link-target'
import type { SiteAddresses } from '@/src/domain/navigation/site-addresses'
import type { TypedLink } from '@/src/domain/navigation/typed-link'

export type LinkOptions = {
  /** The typed text as an address, if it is one. */
  readonly typedLink: TypedLink | undefined
  readonly listed: ListedChoices
}

/** The addresses of the options, in the order of the list. */
export const listHrefs = ({ typedLink, listed }: LinkOptions): readonly string[] => [
  ...(typedLink === undefined ? [] : [typedLink.href]),
  ...listed.groups.flatMap(({ choices }) => choices.map(({ href }) => href)),
]

const summaryText = ({ typedLink, listed: { groups, total } }: LinkOptions, isLoaded: boolean): string => {
  if (!isLoaded) return 'Loading your pages…'
  const shown = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  if (total === 0) return typedLink === undefined ? 'Nothing has this name. Type an address, such as /finance.' : ''
  return shown < total
    ? `${String(total)} links. Type to find more.`
    : total === 1
      ? '1 link'
      : `${String(total)} links`
}

const deadText = (href: string, addresses: SiteAddresses | null): string => {
  const target = addresses === null ? undefined : findLinkTarget(href, addresses, new Date())
  if (addresses === null || target?.leads !== false) return ''
  return target.publishAt === undefined
    ? formatDeadLink(target.reason)
    : formatComingPage(target.publishAt, addresses.timezone)
}

type Props = LinkOptions & {
  readonly id: string
  readonly isLoaded: boolean
  readonly active: number
  readonly addresses: SiteAddresses | null
  readonly onChoose: (href: string) => void
}

/** The list of a link field: the typed address, then pages, searches and all else by kind. */
export const LinkList = ({ id, typedLink, listed, isLoaded, active, addresses, onChoose }: Props) => {
  const ownId = useId()
  const list = useRef<HTMLDivElement>(null)
  // A field at the end of the window would otherwise open a list that cannot be seen.
  useEffect(() => scrollIntoView(list.current), [isLoaded])
  const optionOf = (index: number, href: string) =>
    optionProps({
      id,
      index,
      isActive: index === active,
      isSelected: index === active,
      className: 'link-list__option',
      onChoose: () => onChoose(href),
    })
  const before = typedLink === undefined ? 0 : 1
  const starts = listed.groups.map((_, at) =>
    listed.groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, before),
  )
  const choiceOption = ({ title, href }: LinkChoice, index: number) => {
    const dead = deadText(href, addresses)
    return (
      <div key={href} {...optionOf(index, href)}>
        <span className="link-list__title">{title}</span>
        <span className="link-list__address">{href}</span>
        {dead !== '' && <span className="link-list__dead choice-list__warning">{dead}</span>}
      </div>
    )
  }
  return (
    <div className="choice-list" ref={list}>
      <div id={`${id}-list`} role="listbox" aria-label="Links" className="choice-list__options">
        {typedLink !== undefined && <div {...optionOf(0, typedLink.href)}>{typedLink.label}</div>}
        {listed.groups.map(({ group, choices }, at) => (
          <div key={group} role="group" aria-labelledby={`${ownId}-${String(at)}`}>
            <p id={`${ownId}-${String(at)}`} role="presentation" className="link-list__group">
              {group}
            </p>
            {choices.map((one, index) => choiceOption(one, (starts[at] ?? 0) + index))}
          </div>
        ))}
      </div>
      <p role="status" className="link-list__summary choice-list__summary">
        {summaryText({ typedLink, listed }, isLoaded)}
      </p>
    </div>
  )
}
