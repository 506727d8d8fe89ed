import type { BlockView } from '../view'

export const quoteView: BlockView<'quote'> = ({ quote, name, role }) => {
  if (!quote) return null
  const source = [name, role].filter((one) => one !== undefined).join(', ')
  return (
    <div className="wrap py-8 lg:py-12">
      <figure className="border-accent grid max-w-4xl gap-3 border-s-4 ps-5 lg:ps-8">
        <blockquote className="text-lg lg:text-xl">
          {quote.split(/\n{2,}/).map((paragraph, index, all) => (
            <p key={index}>{`${index === 0 ? '“' : ''}${paragraph}${index === all.length - 1 ? '”' : ''}`}</p>
          ))}
        </blockquote>
        {source !== '' && <figcaption className="text-muted">{source}</figcaption>}
      </figure>
    </div>
  )
}
