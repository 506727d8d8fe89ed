import { materialIndex, type Material, type Mesh, type Vec } from '../mesh'
import { both, box, ellipsoid, lathe, tube } from '../solids'
import type { Model } from '../vehicle'

/** The dimensions that distinguish kinds of motorcycles: seat, bars, screen, panniers and fork angle. */
export type BikeShape = {
  readonly seat: number
  readonly bars: number
  readonly rake: number
  readonly screen: boolean
  readonly cases: boolean
  readonly fairing: boolean
  readonly low: boolean
}

export const bikeShapes = {
  motorcycle: { seat: 0.82, bars: 1.08, rake: 0.24, screen: false, cases: false, fairing: false, low: false },
  adventure: { seat: 0.9, bars: 1.24, rake: 0.26, screen: true, cases: true, fairing: false, low: false },
  cruiser: { seat: 0.68, bars: 1.12, rake: 0.42, screen: false, cases: false, fairing: false, low: true },
  sport: { seat: 0.84, bars: 0.96, rake: 0.22, screen: true, cases: false, fairing: true, low: false },
} as const satisfies Readonly<Record<string, BikeShape>>

const ring = (centre: Vec, radius: number, thick: number, material: Material): Mesh =>
  lathe(
    centre,
    Array.from({ length: 15 }, (_, i) => {
      const angle = (i / 14) * Math.PI * 2
      return [radius + thick * Math.cos(angle), thick * Math.sin(angle)] as const
    }),
    material,
    56,
  )

const spokes = (centre: Vec, radius: number): readonly Mesh[] =>
  Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + 0.3
    return tube(
      [centre, [centre[0] + radius * Math.cos(angle), centre[1], centre[2] + radius * Math.sin(angle)]],
      [0.034, 0.018],
      'rim',
    )
  })

const wheel = (x: number, radius: number, thick: number): readonly Mesh[] => {
  const centre: Vec = [x, 0, radius + thick]
  return [
    ring(centre, radius, thick, 'tyre'),
    ring(centre, radius - thick * 0.95, 0.022, 'rim'),
    ...spokes(centre, radius - thick),
    lathe(
      centre,
      [
        [0.05, 0.1],
        [0.06, 0.06],
        [0.06, -0.06],
        [0.05, -0.1],
        [0, -0.1],
      ],
      'metal',
      20,
    ),
    ...both(
      lathe(
        [centre[0], 0.085, centre[2]],
        [
          [0.15, 0],
          [0.15, 0.008],
          [0.09, 0.008],
          [0.09, 0],
        ],
        'chrome',
        36,
      ),
    ),
  ]
}

const engine = (): readonly Mesh[] => [
  box([0.02, 0, 0.42], [0.42, 0.34, 0.34], 'plastic', 0.4),
  ...both(
    lathe(
      [0.02, 0.17, 0.42],
      [
        [0, 0.03],
        [0.12, 0.03],
        [0.13, 0],
        [0.13, -0.02],
      ],
      'metal',
      28,
    ),
  ),
  ...[0, 1, 2, 3, 4, 5].map((i) => box([0.1, 0, 0.58 + i * 0.026], [0.24, 0.26, 0.012], 'metal', 0.3)),
  box([0.1, 0, 0.645], [0.2, 0.22, 0.16], 'plastic', 0.3),
  tube(
    [
      [0.24, 0.09, 0.6],
      [0.33, 0.11, 0.42],
      [0.16, 0.12, 0.25],
      [-0.3, 0.15, 0.27],
    ],
    0.026,
    'chrome',
  ),
  tube(
    [
      [-0.28, 0.17, 0.28],
      [-0.5, 0.18, 0.36],
      [-0.78, 0.18, 0.44],
    ],
    [0.045, 0.062, 0.055],
    'chrome',
  ),
]

const handlebars = ({ bars }: BikeShape, head: number): readonly Mesh[] => [
  ...both(
    tube(
      [
        [head, 0, bars - 0.05],
        [head - 0.03, 0.22, bars],
        [head - 0.16, 0.38, bars - 0.02],
      ],
      0.016,
      'plastic',
    ),
  ),
  ...both(
    tube(
      [
        [head - 0.12, 0.34, bars - 0.015],
        [head - 0.2, 0.44, bars - 0.025],
      ],
      0.022,
      'tyre',
    ),
  ),
  ...both(
    tube(
      [
        [head - 0.08, 0.3, bars],
        [head - 0.06, 0.33, bars + 0.14],
      ],
      0.008,
      'plastic',
    ),
  ),
  ...both(ellipsoid([head - 0.06, 0.35, bars + 0.16], [0.02, 0.07, 0.045], 'plastic')),
]

const frame = (shape: BikeShape, front: number): readonly Mesh[] => {
  const { seat, bars, rake } = shape
  const axle: Vec = [front, 0.11, 0.33]
  const head: Vec = [front - rake * 1.35, 0.1, bars - 0.14]
  return [
    ...both(tube([axle, head], [0.034, 0.028], 'metal')),
    ...both(
      tube(
        [
          [front, 0.11, 0.33],
          [front - rake * 0.42, 0.108, 0.6],
        ],
        0.042,
        'plastic',
      ),
    ),
    ...both(
      tube(
        [
          [head[0], 0.07, bars - 0.2],
          [0.1, 0.13, 0.62],
          [-0.2, 0.14, 0.5],
          [-0.3, 0.13, 0.4],
        ],
        0.03,
        'plastic',
      ),
    ),
    ...both(
      tube(
        [
          [-0.28, 0.12, 0.4],
          [-0.66, 0.12, 0.34],
        ],
        [0.04, 0.032],
        'plastic',
      ),
    ),
    ...both(
      tube(
        [
          [-0.2, 0.11, seat - 0.16],
          [-0.72, 0.09, seat - 0.06],
        ],
        0.02,
        'plastic',
      ),
    ),
    tube(
      [
        [-0.3, 0.0, 0.48],
        [-0.42, 0, seat - 0.2],
      ],
      0.035,
      'chrome',
    ),
    ...handlebars(shape, head[0]),
  ]
}

const lights = ({ seat, bars, rake }: BikeShape, front: number): readonly Mesh[] => {
  const head = front - rake * 1.25
  return [
    ellipsoid([head + 0.13, 0, bars - 0.19], [0.1, 0.11, 0.11], 'lamp', 0.8),
    ellipsoid([head + 0.2, 0, bars - 0.19], [0.045, 0.085, 0.085], 'glow', 0.9),
    ellipsoid([-0.92, 0, seat - 0.02], [0.03, 0.09, 0.03], 'red', 0.7),
  ]
}

const bodywork = ({ seat, bars, rake, fairing, low }: BikeShape, front: number): readonly Mesh[] => {
  const head = front - rake * 1.25
  const tank = low ? 0.8 : 0.9
  return [
    ellipsoid([0.12, 0, tank], [0.34, 0.17, 0.14], 'paint', 0.8),
    ellipsoid([0.28, 0, tank + 0.03], [0.17, 0.19, 0.12], 'paint', 0.85),
    ellipsoid([-0.33, 0, seat - 0.02], [0.3, 0.15, 0.055], 'leather', 0.75),
    ellipsoid([-0.66, 0, seat + 0.03], [0.2, 0.115, 0.05], 'leather', 0.75),
    ellipsoid([-0.72, 0, seat - 0.04], [0.22, 0.11, 0.05], 'paint', 0.8),
    ellipsoid([front - 0.01, 0, 0.7], [0.22, 0.075, 0.035], 'paint', 0.8),
    ellipsoid([-0.78, 0, 0.68], [0.18, 0.09, 0.03], 'plastic', 0.8),
    ...(fairing
      ? [
          ellipsoid([head + 0.02, 0, bars - 0.14], [0.3, 0.2, 0.17], 'paint', 0.85),
          ...both(ellipsoid([0.2, 0.17, 0.6], [0.3, 0.05, 0.24], 'paint', 0.8)),
        ]
      : []),
  ]
}

const luggage = ({ seat, bars, rake, screen, cases }: BikeShape, front: number): readonly Mesh[] => [
  ...(screen ? [ellipsoid([front - rake * 1.25 + 0.05, 0, bars + 0.06], [0.05, 0.16, 0.2], 'glass', 0.8)] : []),
  ...(cases
    ? [
        ...both(box([-0.72, 0.31, seat - 0.26], [0.42, 0.2, 0.34], 'metal', 0.2)),
        box([-0.95, 0, seat + 0.17], [0.34, 0.4, 0.26], 'metal', 0.22),
      ]
    : []),
]

/** A motorcycle, all of solids: nothing of it is marked by sample. */
export const bikeModel = (shape: BikeShape): Model => {
  const front = 0.72 + shape.rake * 0.25
  const thin = 0.062
  const skin = materialIndex('skin')
  return {
    meshes: [
      ...wheel(front, 0.27, thin),
      ...wheel(-0.7, shape.low ? 0.24 : 0.25, shape.low ? 0.095 : 0.082),
      ...engine(),
      ...frame(shape, front),
      ...bodywork(shape, front),
      ...lights(shape, front),
      ...luggage(shape, front),
    ],
    wheels: [{ x: front, y: 0.05, radius: 0.33, width: 0.13, spokes: 5 }],
    length: 2.15,
    width: 0.8,
    height: shape.bars + (shape.screen ? 0.26 : 0.18),
    marks: () => skin,
  }
}
