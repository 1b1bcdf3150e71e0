/** The alternative text of each demo photo, by file name. */
export const demoPhotoAlts: Record<string, string> = {
  'duplex-white-day.webp':
    'Modern white two-storey duplex with a dark balcony frame, timber entrance and a green lawn under a blue sky.',
  'duplex-greige-gold.webp':
    'Greige contemporary duplex with brick tower and glass balcony in warm late-afternoon light.',
  'duplex-white-dusk.webp':
    'White modern duplex at dusk with warmly lit rooms, wall lights and garden uplighting.',
  'duplex-charcoal-day.webp':
    'Contemporary duplex in charcoal and white with timber slats, seen from the paved driveway.',
  'duplex-cream-hip-day.webp':
    'Cream duplex with brown hipped roof, white window surrounds and a columned porch.',
  'duplex-hip-white-gold.webp':
    'White duplex with charcoal standing-seam roof and square columns glowing in evening sun.',
  'duplex-peach-hip-day.webp':
    'Peach-coloured family duplex with red tiled roof and white trim behind a trimmed lawn.',
  'villa-pool-day.webp':
    'Wide contemporary villa with stone spine wall, deep roof overhangs and a long blue swimming pool.',
  'villa-pool-dusk.webp':
    'Luxury villa at dusk, its glazed living room glowing over an illuminated swimming pool.',
  'villa-stone-gold.webp':
    'Sand-coloured villa with timber ceilings and stone wall at golden hour, lawn in the foreground.',
  'villa-arches-gold.webp':
    'Earth-toned villa with an arched loggia and Sahelian-inspired parapets in warm sunlight.',
  'villa-arches-white-day.webp':
    'Pale stucco villa with shaded arches and dark timber doors, bougainvillea in the front garden.',
  'bungalow-cream-day.webp':
    'Cream bungalow with red tiled hipped roof, stone base and neat garden.',
  'bungalow-grey-gold.webp':
    'Light-grey bungalow with charcoal roof and porch columns in evening light.',
  'terrace-white-day.webp':
    'Row of white three-storey terrace houses with grey party walls and glass balconies along a paved forecourt.',
  'terrace-brick-dusk.webp':
    'Charcoal and brick terrace homes at dusk with lit windows and a paved street.',
  'semi-detached-day.webp':
    'Pair of semi-detached three-storey homes with timber fins and green planting.',
  'apartments-ochre-day.webp':
    'Four-storey apartment block with ochre stair core, white balconies and glass balustrades.',
  'apartments-white-dusk.webp':
    'Five-storey white apartment building at dusk with warm light in the flats.',
  'apartments-terracotta-gold.webp':
    'Three-storey terracotta and cream apartment building with slim metal balconies at golden hour.',
  'office-day.webp':
    'Six-storey glass and stone office building with white sun-shading fins on a landscaped plaza.',
  'office-dusk.webp': 'Office block at dusk with every floor lit behind a glass and stone facade.',
  'estate-street-day.webp':
    'Tree-lined estate road with kerbs, royal palms and modern duplexes on both sides.',
  'estate-street-gold.webp':
    'Quiet residential estate street with cream hipped-roof homes in evening sunlight.',
  'land-plot-day.webp':
    'Cleared plot of red laterite land with white-and-red survey beacons, pegs and a line of trees behind.',
  'land-plot-gold.webp':
    'Fenced building plot at golden hour with survey beacon in the foreground and palms on the horizon.',
  'living-room-day.webp':
    'Bright living room with neutral sofa, marble TV wall, tray ceiling and floor-to-ceiling garden windows.',
  'living-room-teal.webp':
    'Furnished living room with deep-green sofas, timber floor and ring chandelier.',
  'dining-room-day.webp':
    'Dining room with a timber table for seven, pendant lights and tall curtained windows.',
  'kitchen-white-day.webp':
    'White fitted kitchen with marble island, timber tall units and pendant lamps.',
  'kitchen-green.webp':
    'Dark-green fitted kitchen with marble worktops, brass pendants and a timber floor.',
  'bedroom-master-day.webp':
    'Master bedroom with upholstered headboard, rust throw, bedside lamps and sheer curtains.',
  'bedroom-green.webp':
    'Bedroom with sage-green walls, panelled timber headboard and a reading chair.',
  'bathroom-marble.webp':
    'Marble bathroom with freestanding tub, double vanity, round lit mirrors and glass shower.',
  'gym.webp': "Residents' gym with treadmills facing the garden, dumbbell rack and mirror wall.",
  'cinema-room.webp':
    'Private cinema room with leather recliners, warm wall lights and a star ceiling.',
  'pool-estate-day.webp':
    'Estate swimming pool with timber loungers and parasols in front of low-rise apartments.',
  'pool-infinity-dusk.webp':
    'Lit private pool at dusk with loungers, palms and the villa living room glowing behind.',
  'garden-pavilion-day.webp':
    'Landscaped garden with stepping stones leading to a timber pergola and seating.',
  'roof-terrace-dusk.webp':
    'Rooftop terrace with lounge seating, pergola lights and a city skyline at dusk.',
  'estate-gate-day.webp':
    'Gated estate entrance with stone walls, security post, barriers and royal palms.',
};
