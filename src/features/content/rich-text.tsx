import { Fragment } from 'react'
import type { Inline, RichBlock } from '@/src/domain/content/rich-text'

const Words = ({ inline }: { inline: readonly Inline[] }) =>
  inline.map((one, index) => {
    if (one.kind === 'break') return <br key={index} />
    if (one.kind === 'link')
      return (
        <a key={index} href={one.href} {...(one.newTab && { target: '_blank', rel: 'noopener' })}>
          <Words inline={one.children} />
          {one.newTab && <span className="sr-only"> (opens in a new tab)</span>}
        </a>
      )
    if (one.bold) return <strong key={index}>{one.text}</strong>
    return one.italic ? <em key={index}>{one.text}</em> : <Fragment key={index}>{one.text}</Fragment>
  })

const Part = ({ block }: { block: RichBlock }) => {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <Words inline={item} />
          </li>
        ))}
      </List>
    )
  }
  const words = <Words inline={block.children} />
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading>{words}</Heading>
  }
  return block.kind === 'quote' ? <blockquote>{words}</blockquote> : <p>{words}</p>
}

/** Rich text in a column of reading width. */
export const RichText = ({ blocks }: { blocks: readonly RichBlock[] }) => (
  <div className="prose">
    {blocks.map((block, index) => (
      <Part key={index} block={block} />
    ))}
  </div>
)
