import { Fragment } from 'react'
import type { Inline, RichBlock } from '@/src/domain/content/rich-text'

const InlineText = ({ inline }: { inline: readonly Inline[] }) =>
  inline.map((node, index) => {
    if (node.kind === 'break') return <br key={index} />
    if (node.kind === 'link')
      return (
        <a key={index} href={node.href} {...(node.newTab && { target: '_blank', rel: 'noopener' })}>
          <InlineText inline={node.children} />
          {node.newTab && <span className="sr-only"> (opens in a new tab)</span>}
        </a>
      )
    if (node.bold) return <strong key={index}>{node.text}</strong>
    return node.italic ? <em key={index}>{node.text}</em> : <Fragment key={index}>{node.text}</Fragment>
  })

const Block = ({ block }: { block: RichBlock }) => {
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineText inline={item} />
          </li>
        ))}
      </List>
    )
  }
  const content = <InlineText inline={block.children} />
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading>{content}</Heading>
  }
  return block.kind === 'quote' ? <blockquote>{content}</blockquote> : <p>{content}</p>
}

/** Rich text in a column of reading width. */
export const RichText = ({ blocks }: { blocks: readonly RichBlock[] }) => (
  <div className="prose">
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
)
