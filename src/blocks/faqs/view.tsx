import { buildFaqData } from '@/src/domain/content/structured-data'
import { Icon } from '@/src/ui/icon'
import { JsonLd } from '@/src/ui/json-ld'
import { Section } from '@/src/ui/section'
import { rowsOf, textOf } from '../data'
import type { BlockView } from '../view'

export const faqsView: BlockView = (data, { id }) => {
  const items = rowsOf(data, 'items').flatMap((row) => {
    const [question, answer] = [textOf(row, 'question'), textOf(row, 'answer')]
    return question === '' || answer === '' ? [] : [{ question, answer }]
  })
  if (items.length === 0) return null
  return (
    <Section title={textOf(data, 'heading') || 'Questions and answers'} id={id('questions')}>
      <JsonLd data={buildFaqData(items)} />
      <div className="max-w-4xl">
        {items.map(({ question, answer }, index) => (
          <details key={index} className="faq">
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <div>
              {answer.split(/\n{2,}/).map((paragraph, paragraphIndex) => (
                <p key={paragraphIndex}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
