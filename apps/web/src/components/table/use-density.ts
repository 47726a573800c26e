import { useState } from 'react';
import { useOfficeUser } from '../../session/admin.ts';
import type { Density } from './list-column.ts';

/** How close a list's rows stand, remembered by user and list. */
export function useDensity(list: string): [Density, (density: Density) => void] {
  const place = `list-density:${useOfficeUser()?.id ?? ''}:${list}`;
  const [chosen, setChosen] = useState<{ place: string; density: Density } | null>(null);
  const density = chosen?.place === place ? chosen.density : kept(place);
  return [
    density,
    (wanted) => {
      setChosen({ place, density: wanted });
      try {
        localStorage.setItem(place, wanted);
      } catch {
        // a browser that keeps nothing keeps no taste either
      }
    },
  ];
}

function kept(place: string): Density {
  try {
    return localStorage.getItem(place) === 'airy' ? 'airy' : 'dense';
  } catch {
    return 'dense';
  }
}
