import { notFound } from 'next/navigation'

type Params = { params: Promise<{ kind?: string[] }> }

export const revalidate = 300
export const dynamicParams = true
export const generateStaticParams = () => []

const SENTENCE = 'This page has no content for shoppers. Speed tests compare it with a page of the same size. '

/** Returns half of the text, because Next sends it twice: as HTML and in the page's data. */
const fillerText = (kilobytes: number): string => {
  const length = Math.floor((kilobytes * 1024) / 2)
  return SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length)
}

/** The size in kilobytes of `bytes-N`, at most 1024; 0 for the empty page; null for an unknown kind. */
const parseSize = (kind: readonly string[]): number | null => {
  const [name = 'empty', ...others] = kind
  if (others.length > 0) return null
  if (name === 'empty') return 0
  const size = Number(/^bytes-(\d{1,4})$/.exec(name)?.[1] ?? 0)
  return size > 0 && size <= 1024 ? size : null
}

/**
 * Baseline for page speed tests: a cached page with one image and no features, in the same build and served the same
 * way. `/control` is empty, `/control/bytes-N` weighs about N kilobytes.
 */
const ControlPage = async ({ params }: Params) => {
  const size = parseSize((await params).kind ?? [])
  if (size === null) notFound()
  return (
    <>
      <h1>Control</h1>
      <img src="/images/cars/suv/white/030.webp?width=640" alt="" width={640} height={427} />
      {size > 0 && <p>{fillerText(size)}</p>}
    </>
  )
}

export default ControlPage
