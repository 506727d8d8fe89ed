import { TalkToUs } from '@/src/features/home/about'
import type { BlockView } from '../view'

export const talkToUsView: BlockView<'talk-to-us'> = (_data, { site, id }) => <TalkToUs site={site} id={id('talk')} />
