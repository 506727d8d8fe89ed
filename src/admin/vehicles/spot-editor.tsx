import { findPoint, MAX_SPOTS, type SpotView } from '@/src/domain/panel/hotspot-edits'
import { HotspotPhoto } from './hotspot-photo'
import { SpotFields } from './hotspot-list'
import { MIDDLE, type EditorProps, useSpots, type Spots } from './use-spots'

export const viewNames: Readonly<Record<SpotView, string>> = { exterior: '360° view', interior: '360° interior' }

type FrameChoiceProps = { readonly frame: number; readonly count: number; readonly onChange: (frame: number) => void }

const FrameChoice = ({ frame, count, onChange }: FrameChoiceProps) => (
  <label className="hotspots-field__frame">
    Photo {frame + 1} of {count}
    <input
      type="range"
      min={1}
      max={count}
      value={frame + 1}
      onChange={({ target }) => onChange(Number(target.value) - 1)}
    />
  </label>
)

/** Says what a click on the photo does now. */
const describeClick = ({ spots, selected, frame, nameAt }: Spots): string => {
  const chosen = selected === undefined ? undefined : spots[selected]
  if (selected === undefined || chosen === undefined) return 'Click on the photo to add a point.'
  return findPoint(chosen, frame) === undefined
    ? `Click on the photo to place “${nameAt(selected)}”.`
    : `Click on the photo to move “${nameAt(selected)}”, or use its arrow keys (with Shift in larger steps).`
}

const SpotBar = ({ spots }: { readonly spots: Spots }) => (
  <div className="hotspots-field__bar">
    <p className="hotspots-field__note hotspots-field__click">{describeClick(spots)}</p>
    <button
      type="button"
      className="panel-small-button"
      disabled={spots.selected === undefined}
      onClick={() => spots.setSelected(undefined)}
    >
      Add another by a click
    </button>
    <button
      type="button"
      className="panel-small-button"
      disabled={spots.spots.length >= MAX_SPOTS}
      onClick={() => spots.add(MIDDLE)}
    >
      Add a point in the middle
    </button>
  </div>
)

const SpotStatus = ({ spots: { text, removed, restore } }: { readonly spots: Spots }) => (
  <p role="status">
    {text}{' '}
    {removed && (
      <button type="button" data-undo className="panel-small-button" onClick={() => restore(removed)}>
        Undo
      </button>
    )}
  </p>
)

export const SpotEditor = (props: EditorProps) => {
  const { isLocked, photos, view } = props
  const spots = useSpots(props)
  const { frame, selected } = spots
  const hasFrames = photos.length > 1
  return (
    <div ref={spots.box} className="hotspots-field">
      {hasFrames && <FrameChoice frame={frame} count={photos.length} onChange={spots.setFrame} />}
      {!isLocked && <SpotBar spots={spots} />}
      <div className="hotspots-field__columns">
        <HotspotPhoto
          address={photos[frame] ?? ''}
          alt={hasFrames ? `360° view, photo ${String(frame + 1)}` : viewNames[view]}
          frame={frame}
          spots={spots.spots}
          selected={selected}
          isLocked={isLocked}
          onSelect={spots.setSelected}
          onPlace={(point) => (selected === undefined ? spots.add(point) : spots.place(selected, point))}
          onMove={spots.place}
          onRemove={spots.remove}
        />
        <ol className="hotspots-field__list" aria-label={`Points on the ${viewNames[view]}`}>
          {spots.spots.map((spot, index) => (
            <SpotFields
              key={index}
              spot={spot}
              index={index}
              frame={frame}
              hasFrames={hasFrames}
              isSelected={index === selected}
              isLocked={isLocked}
              onDescribe={(change) => spots.describe(index, change)}
              onShow={() => spots.showOn(index)}
              onPlaceHere={() => spots.placeInMiddle(index)}
              onHide={() => spots.hide(index)}
              onRemove={() => spots.remove(index)}
            />
          ))}
        </ol>
      </div>
      <SpotStatus spots={spots} />
    </div>
  )
}
