import { EMPTY, type Row } from './row';
import { bookmarkRows } from './rows/bookmarks';
import { chartRows } from './rows/chart';
import { directoryRows } from './rows/directory';
import { profileRows } from './rows/profiles';
import type { Sample } from './sample';

export function rowsFor( sample: Sample ): Row[] {
	return [
		{ name: 'null (the empty route itself)', path: EMPTY },
		...profileRows( sample.profiles ),
		...directoryRows( sample.directory ),
		...chartRows( sample.chart ),
		...bookmarkRows(),
	];
}
