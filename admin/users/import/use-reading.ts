import { useMemo } from '@wordpress/element';
import { boot } from '../../shared/boot';
import { datesIn } from './cells/dates';
import type { Reading } from './reading';

/** What files are read by on this site. */
export const useReading = (): Reading =>
	useMemo(
		() => ( {
			dates: datesIn( document.documentElement.lang || 'en' ),
			roles: boot().roles,
			mayCreateUsers: boot().mayCreateUsers,
		} ),
		[]
	);
