import { Section } from '@/src/ui/section'
import type { BlockView } from '../view'

export const stepsView: BlockView<'steps'> = (data, { id }) => {
  const items = (data.items ?? []).filter(({ title }) => title !== undefined)
  if (items.length === 0) return null
  return (
    <Section title={data.heading ?? 'How it works'} id={id('steps')}>
      <ol className="steps" data-count={items.length}>
        {items.map(({ label, title, text }, index) => (
          <li key={index}>
            <b aria-hidden={label === undefined}>{label ?? index + 1}</b>
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
