import { Children, type ComponentProps } from 'react'
import { Section } from '@/src/ui/section'

/** Cars in a row: swiped on phones, four abreast on wide screens. */
export const StockStrip = ({ children, ...section }: ComponentProps<typeof Section>) => (
  <Section {...section}>
    <ul
      tabIndex={0}
      aria-labelledby={section.id}
      className="snap-row thin-scrollbar -mx-4 scroll-px-4 gap-4 px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:scroll-px-0 lg:gap-6 lg:px-0"
    >
      {Children.map(children, (child) => (
        <li className="grid w-[82%] max-w-80 sm:w-72 lg:w-[calc((100%-4.5rem)/4)] lg:max-w-none">{child}</li>
      ))}
    </ul>
  </Section>
)
