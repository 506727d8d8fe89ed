import { About } from '@/src/features/home/about'
import type { BlockView } from '../view'

export const aboutView: BlockView<'about'> = ({ title, text }, { id }) =>
  title && text ? <About about={{ title, text }} id={id('about')} /> : null
