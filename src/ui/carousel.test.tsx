import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel, CarouselControl, CarouselTrack } from './carousel'

test('[INP-02] a carousel control outside its carousel throws', () => {
  expect(() => renderToStaticMarkup(<CarouselControl to="next" />)).toThrow(
    'A carousel control must be inside its Carousel.',
  )
  expect(() => renderToStaticMarkup(<CarouselTrack label="x">{null}</CarouselTrack>)).toThrow('inside its Carousel')
})

test('[INP-02] inside a carousel the row has a label and is reached by keyboard', () => {
  const html = renderToStaticMarkup(
    <Carousel>
      <CarouselControl to="previous" />
      <CarouselTrack label="Brands">
        <li>Toyota</li>
      </CarouselTrack>
    </Carousel>,
  )
  expect(html).toContain('aria-label="Brands"')
  expect(html).toContain('tabindex="0"')
  expect(html).toContain('Previous')
})
