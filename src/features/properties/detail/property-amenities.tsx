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
import type { amenities as knownAmenities } from '#contract/property.ts';
import { foldText } from '#contract/text-folding.ts';

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

interface PropertyAmenitiesProps {
  amenities: readonly string[];
}

export function PropertyAmenities({ amenities }: PropertyAmenitiesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,30%),1fr))] gap-x-6 gap-y-4">
      {[...new Set(amenities)].map((amenity) => {
        const Icon = iconsByFolded.get(foldText(amenity)) ?? Check;
        return (
          <li key={amenity} className="flex items-start gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{amenity}</span>
          </li>
        );
      })}
    </ul>
  );
}
