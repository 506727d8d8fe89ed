import { describe, expect, test } from 'vitest'
import { spinViews } from './rendered-images'
import { findSpinCamera, parseView, toSpinView } from './spin-camera'

describe.each(['suv', 'electric-suv'] as const)('the spin of the %s', (body) => {
  const camera = findSpinCamera(body)
  const middleHeight = (view: string): number =>
    (camera?.find(view, [0, 0, 0]).y ?? 0) - (camera?.find(view, [0, 0, 1.5]).y ?? 0)

  test('[GAL-03] its middle is as high on every frame, although masters show the front larger than the side', () => {
    const heights = spinViews.map(middleHeight)
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
    expect(camera?.scaleOf('000')).toBeLessThan(0.8)
    expect(camera?.scaleOf('090')).toBeCloseTo(1, 2)
  })

  test('[GAL-03] only a frame of the spin is scaled, not the photo of the same view', () => {
    expect(parseView(body, toSpinView('000'))).toEqual({ angle: '000', scale: camera?.scaleOf('000') })
    expect(parseView(body, '000')).toEqual({ angle: '000', scale: 1 })
  })
})

test('[GAL-03] a body that does not turn is shown as it is', () => {
  expect(parseView('hatch', toSpinView('030'))).toEqual({ angle: '030', scale: 1 })
})
