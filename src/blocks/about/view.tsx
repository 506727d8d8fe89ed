import { About } from '@/src/features/home/about'
import { textOf } from '../data'
import type { BlockView } from '../view'

export const aboutView: BlockView = (data, { id }) => {
  const about = { title: textOf(data, 'title'), text: textOf(data, 'text') }
  return about.title === '' || about.text === '' ? null : <About about={about} id={id('about')} />
}
