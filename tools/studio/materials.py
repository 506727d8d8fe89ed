"""Materials for Cycles. The body's shader cuts glass, lamps and shut lines out of the paint by signed distance."""
import bpy

PAINT_ALBEDO = 0.4
WHITE = (0.74, 0.74, 0.73)
WIDE, FINE = 0.0015, 0.0012


class Nodes:
    """Builds a material's nodes by function calls."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def new(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def set(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0):
        node = self.new('Math', operation=operation)
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def region(self, name):
        return self.new('Attribute', attribute_name=name).outputs['Fac']

    def inside(self, distance, limit=0.0, softness=WIDE):
        """1 where the distance is below `limit`, 0 beyond it."""
        node = self.new('MapRange', clamp=True)
        self.set(node.inputs[0], distance)
        for slot, value in zip(range(1, 5), (limit - softness, limit + softness, 1, 0)):
            node.inputs[slot].default_value = value
        return node.outputs[0]

    def both(self, a, b):
        return self.math('MULTIPLY', a, b)

    def ring(self, distance, inner, outer):
        return self.both(self.inside(distance, outer), self.math('SUBTRACT', 1.0, self.inside(distance, inner)))

    def any(self, first, *others):
        for other in others:
            first = self.math('MAXIMUM', first, other)
        return first

    def mix(self, share, a, b):
        node = self.new('MixShader')
        self.set(node.inputs[0], share)
        self.tree.links.new(a, node.inputs[1])
        self.tree.links.new(b, node.inputs[2])
        return node.outputs[0]

    def surface(self, colour, rough=0.5, metal=0.0, coat=0.0, specular=0.5):
        node = self.new('BsdfPrincipled')
        node.inputs['Base Color'].default_value = (*colour, 1)
        node.inputs['Roughness'].default_value = rough
        node.inputs['Metallic'].default_value = metal
        node.inputs['Clearcoat'].default_value = coat
        node.inputs['Clearcoat Roughness'].default_value = 0.02
        node.inputs['Specular'].default_value = specular
        return node.outputs[0]

    def pane(self, tint, ior=1.5):
        clear, gloss, fresnel = self.new('BsdfTransparent'), self.new('BsdfGlossy'), self.new('Fresnel')
        clear.inputs[0].default_value = (*tint, 1)
        gloss.inputs['Roughness'].default_value = 0
        fresnel.inputs[0].default_value = ior
        return self.mix(fresnel.outputs[0], clear.outputs[0], gloss.outputs[0])

    def light(self, colour, strength):
        node = self.new('Emission')
        node.inputs[0].default_value = (*colour, 1)
        node.inputs[1].default_value = strength
        return node.outputs[0]

    def finish(self, shader, paint=0.0, floor=0.0):
        """Connects the output, and the passes that say how much of a pixel is paint or floor."""
        self.tree.links.new(shader, self.new('OutputMaterial').inputs[0])
        for name, value in (('paint', paint), ('floor', floor)):
            node = self.new('OutputAOV')
            node.name = name
            self.set(node.inputs['Value'], value)
        return self.material


def paint_surface(nodes):
    grey = (PAINT_ALBEDO,) * 3
    return nodes.surface(grey, rough=0.35, coat=1.0, specular=0.0)


def plain(name, *args, **settings):
    nodes = Nodes(name)
    return nodes.finish(nodes.surface(*args, **settings))


def painted(name):
    nodes = Nodes(name)
    return nodes.finish(paint_surface(nodes), paint=1.0)


def glowing(name, colour, strength):
    nodes = Nodes(name)
    return nodes.finish(nodes.light(colour, strength))


def glazed(name, tint):
    nodes = Nodes(name)
    return nodes.finish(nodes.pane(tint))


def fixed_materials():
    return {
        'rubber': plain('rubber', (0.014, 0.014, 0.015), 0.6),
        'alloy': plain('alloy', (0.58, 0.59, 0.61), 0.28, 0.9, 0.4),
        'steel': plain('steel', (0.30, 0.30, 0.31), 0.35, 0.9),
        'dark': plain('dark', (0.012, 0.012, 0.013), 0.4),
        'gloss': plain('gloss', (0.008, 0.008, 0.009), 0.08, 0.0, 1.0),
        'cabin': plain('cabin', (0.06, 0.06, 0.065), 0.7),
        'seat': plain('seat', (0.14, 0.13, 0.125), 0.7),
        'plate': plain('plate', (0.72, 0.72, 0.70), 0.4),
        'chrome': plain('chrome', (0.8, 0.8, 0.82), 0.08, 1.0),
        'galvanised': plain('galvanised', (0.36, 0.37, 0.38), 0.45, 0.8),
        'rim': plain('rim', (0.03, 0.03, 0.032), 0.3, 0.5),
        'engine': plain('engine', (0.10, 0.10, 0.105), 0.38, 0.75),
        'frame': plain('frame', (0.018, 0.018, 0.02), 0.3, coat=0.4),
        'gold': plain('gold', (0.55, 0.36, 0.12), 0.25, 1.0),
        'seat_black': plain('seat_black', (0.02, 0.02, 0.021), 0.65),
        'amber': plain('amber', (0.65, 0.20, 0.01), 0.2, coat=0.6),
        'lamp': glowing('lamp', (1, 0.98, 0.95), 3.0),
        'lens': glazed('lens', (0.92, 0.93, 0.94)),
        'smoke': glazed('smoke', (0.30, 0.31, 0.32)),
        'red': plain('red', (0.45, 0.012, 0.01), 0.15, 0.0, 1.0),
        'white': plain('white', WHITE, 0.3, coat=0.6),
        'canvas': plain('canvas', (0.40, 0.39, 0.36), 0.8),
        'paint': painted('paint'),
    }


def shut_lines(n, at):
    """Where panels meet: along each `line_…`, where its `where_…` allows it, and at gaps."""
    lines = n.inside(at['gap'], 0.0096, FINE)
    for name in at:
        if name.startswith('line_'):
            line = n.inside(n.math('ABSOLUTE', at[name]), 0.0034, FINE)
            lines = n.any(lines, n.both(line, n.math('GREATER_THAN', at[name.replace('line_', 'where_')], 0.5)))
    return lines


def body_material(names, decorated):
    """Paint with every region cut out of it. `decorated` bodies are white, with stripes, some in the paint, and a trim rail."""
    n = Nodes('body')
    at = {name: n.region(name) for name in names}
    plastic, gloss = n.surface((0.024, 0.024, 0.026), 0.5), n.surface((0.007, 0.007, 0.008), 0.07, 0, 1)
    hole, lining = n.surface((0.002, 0.002, 0.002), 0.9), n.surface((0.05, 0.05, 0.05), 0.8)
    open_ = n.new('BsdfTransparent').outputs[0]
    side_pane, front_pane = n.pane((0.10, 0.12, 0.12)), n.pane((0.45, 0.50, 0.49), 1.45)
    layers = []
    if decorated:
        layers = [(n.math('SUBTRACT', 1.0, n.inside(at['accent'])), n.surface(WHITE, 0.3, coat=0.6))]
    layers.append((n.inside(at['plastic']), plastic))
    if decorated:
        layers += [(n.inside(at['stripe']), n.surface((0.05, 0.055, 0.06), 0.3, 0, 0.6)),
                   (n.inside(at['trim']), n.surface((0.5, 0.5, 0.51), 0.35, 0.6))]
    lines = shut_lines(n, at)
    side = n.inside(at['side_glass'])
    layers += [
        (lines, hole),
        (n.inside(at['side_glass'], 0.018), gloss), (side, side_pane),
        (n.both(side, n.inside(at['pillar'], 0.024)), gloss),
        (n.inside(at['windscreen'], 0.012), gloss), (n.inside(at['windscreen'], -0.012), front_pane),
        (n.inside(at['rear_glass'], 0.008), gloss), (n.inside(at['rear_glass'], -0.02), side_pane),
        (n.inside(at['grille'], 0.016), gloss), (n.inside(at['grille']), open_),
        (n.inside(at['intake'], 0.012), plastic), (n.inside(at['intake']), open_),
        (n.inside(at['headlamp'], 0.006), gloss), (n.inside(at['headlamp']), n.pane((0.93, 0.94, 0.95), 1.45)),
        (n.inside(at['tail_lamp'], 0.006), gloss), (n.inside(at['tail_lamp']), n.pane((0.72, 0.02, 0.015))),
        (n.math('LESS_THAN', at['dark'], 0.0), plastic),
    ]
    panes = n.any(side, *(n.inside(at[k], o) for k, o in (
        ('windscreen', -0.012), ('rear_glass', -0.02), ('headlamp', 0), ('tail_lamp', 0), ('grille', 0), ('intake', 0))))
    inward = n.both(n.new('NewGeometry').outputs['Backfacing'], n.math('SUBTRACT', 1.0, panes))
    layers.append((inward, lining))
    shader, bare = paint_surface(n), None
    for share, layer in layers:
        shader = n.mix(share, shader, layer)
        bare = share if bare is None else n.any(bare, share)
    return n.finish(shader, paint=n.math('SUBTRACT', 1.0, bare))


def inner_material(names):
    """The skin behind lamps and grille: reflectors, light guides and bars."""
    n = Nodes('inner')
    at = {name: n.region(name) for name in names}
    position = n.new('SeparateXYZ')
    n.set(position.inputs[0], n.new('NewGeometry').outputs['Position'])

    def wave(value, period):
        return n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', value, period)), 0.5))

    black, bar = n.surface((0.004, 0.004, 0.004), 0.45), n.surface((0.05, 0.05, 0.052), 0.25, 0, 0.6)
    chrome = n.surface((0.7, 0.7, 0.72), 0.15, 1)
    bars = n.math('GREATER_THAN', wave(position.outputs[2], 0.05), 0.28)
    shader = n.mix(n.both(n.inside(at['grille'], 0.02), bars), black, bar)
    lamp = n.inside(at['headlamp'], 0.02)
    shader = n.mix(lamp, shader, n.surface((0.03, 0.03, 0.033), 0.2, 0, 0.5))
    cells = n.math('LESS_THAN', wave(at['along'], 0.13), 0.36)
    shader = n.mix(n.both(n.both(lamp, cells), n.inside(at['headlamp'], -0.022)), shader, chrome)
    shader = n.mix(n.ring(at['headlamp'], -0.016, -0.006), shader, n.light((1, 0.98, 0.96), 3))
    shader = n.mix(n.inside(at['tail_lamp'], 0.02), shader, n.surface((0.5, 0.03, 0.03), 0.3))
    shader = n.mix(n.ring(at['tail_lamp'], -0.024, -0.010), shader, n.light((1, 0.03, 0.02), 1.6))
    # From inside the cabin the lamps are dark.
    shader = n.mix(n.new('NewGeometry').outputs['Backfacing'], shader, black)
    return n.finish(shader)
