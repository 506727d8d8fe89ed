import { buildFaqData } from '@/src/domain/content/structured-data'
import { Icon } from '@/src/ui/icon'
import { JsonLd } from '@/src/ui/json-ld'
import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const faqsView: BlockView<'faqs'> = (data, { id }) => {
  const items = (data.items ?? []).flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : []))
  if (items.length === 0) return null
  return (
    <Section title={data.heading ?? 'Questions and answers'} id={id('questions')}>
      <JsonLd data={buildFaqData(items)} />
      <div className="faqs">
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
