/** The controls that `card-controls-slot.tsx` loads once a card is near the viewport. */
export { CardSaveButton } from './card-save'
export { CardCompareButton } from './card-compare'
export { CardPhotos } from './card-photos'
export { CompareBar } from './compare-bar'
