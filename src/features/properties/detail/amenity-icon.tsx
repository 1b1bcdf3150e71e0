import {
  ArrowUpDown,
  BedSingle,
  BookOpen,
  Cctv,
  Check,
  Clapperboard,
  CookingPot,
  Dumbbell,
  Flower2,
  Gamepad2,
  HousePlug,
  type LucideIcon,
  Projector,
  Sailboat,
  Trees,
  Trophy,
  Umbrella,
  WavesLadder,
  Zap,
} from 'lucide-react';
import type { amenities as knownAmenities } from '#contract/property/property.ts';
import { foldText } from '#contract/search/text-folding.ts';

const icons: Record<(typeof knownAmenities)[number], LucideIcon> = {
  '24/7 power': Zap,
  'Swimming Pool': WavesLadder,
  Gym: Dumbbell,
  CCTV: Cctv,
  Cinema: Clapperboard,
  'Fitted Kitchen': CookingPot,
  Garden: Trees,
  'Guest Room': BedSingle,
  'Home Automation': HousePlug,
  'Indoor Games': Gamepad2,
  'Private Cinema': Projector,
  'Private Elevator': ArrowUpDown,
  'Private Garden': Flower2,
  'Rooftop Terrace': Umbrella,
  Study: BookOpen,
  'Tennis Court': Trophy,
  'Water Front': Sailboat,
};

const iconsByFolded = new Map(
  Object.entries(icons).map(([amenity, icon]) => [foldText(amenity), icon]),
);

/** A check for amenities that the specification does not name. */
export function AmenityIcon({ amenity, className }: { amenity: string; className?: string }) {
  const Icon = iconsByFolded.get(foldText(amenity)) ?? Check;
  return <Icon className={className} />;
}
