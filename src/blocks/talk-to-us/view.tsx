import { TalkToUs } from '@/src/features/home/about'
import type { BlockView } from '../view'

export const talkToUsView: BlockView = (_data, { site, id }) => <TalkToUs site={site} id={id('talk')} />
