'use client'

import { type KeyboardEvent, useRef } from 'react'
import { imageSrcSet, imageUrl } from '@/src/domain/images'
import { Icon } from '@/src/ui/icon'
import { ResponsiveImage } from '@/src/ui/responsive-image'
import { useSiteBasics } from '@/src/shared/site-basics'
import { useLoop } from './use-loop'

export type Slide = {
  readonly src: string
  readonly title?: string
  readonly text?: string
  readonly href?: string
}

const widths = [640, 960, 1280, 1920]

const Caption = ({ title, text, href }: Omit<Slide, 'src'>) => {
  if (title === undefined) return null
  return (
    <div className="slide-text">
      <p className="slide-title">{href === undefined ? title : <a href={href}>{title}</a>}</p>
      {text !== undefined && <p>{text}</p>}
    </div>
  )
}

const StepButton = ({ to, onStep }: { to: 'next' | 'previous'; onStep: (by: 1 | -1) => void }) => (
  <button type="button" className="slide-step" data-to={to} onClick={() => onStep(to === 'next' ? 1 : -1)}>
    <Icon name={to === 'next' ? 'chevron-right' : 'chevron-left'} />
    <span className="sr-only">{to === 'next' ? 'Next image' : 'Previous image'}</span>
  </button>
)

/**
 * Images in a looping row: from the last to the first and back, by swipe, keys and buttons (MOD-02). Without script the
 * row only scrolls. `first`: the slides open the page, so the first image loads with priority.
 */
export const Slides = ({
  slides,
  label,
  name,
  first = false,
}: {
  slides: readonly Slide[]
  label: string
  /** Subject of the images. */
  name: string
  first?: boolean
}) => {
  const { imageHost } = useSiteBasics()
  const row = useRef<HTMLUListElement>(null)
  const { copies, step } = useLoop(row, slides.length)
  const isLooping = slides.length > 1
  const item = (slide: Slide, at: number, copy?: 'before' | 'after') => (
    <li key={copy ?? at} aria-hidden={copy !== undefined || undefined} inert={copy !== undefined}>
      <ResponsiveImage
        src={imageUrl(slide.src, { width: 1920, crop: '16x9' }, imageHost)}
        srcSet={imageSrcSet(slide.src, widths, { crop: '16x9' }, imageHost)}
        sizes="(width >= 64rem) 56rem, 100vw"
        alt={slide.title === undefined ? `${name}, image ${at + 1} of ${slides.length}` : ''}
        width={1920}
        height={1080}
        priority={first && at === 0 && copy === undefined}
      />
      <Caption {...slide} />
    </li>
  )
  const [firstSlide, lastSlide] = [slides[0], slides.at(-1)]
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }
  return (
    <div className="slides" role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={row}
        className="slides-row"
        {...(isLooping && { tabIndex: 0, 'aria-label': label, onKeyDown: handleKeyDown })}
      >
        {copies && lastSlide && item(lastSlide, slides.length - 1, 'before')}
        {slides.map((slide, at) => item(slide, at))}
        {copies && firstSlide && item(firstSlide, 0, 'after')}
      </ul>
      {isLooping && (
        <>
          <StepButton to="previous" onStep={step} />
          <StepButton to="next" onStep={step} />
          <p className="slides-hint">
            <Icon name="arrow-right" />
            Swipe
          </p>
        </>
      )}
    </div>
  )
}
