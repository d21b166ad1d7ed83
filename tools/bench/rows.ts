import type { Row } from './row';
import { bookmarkRows } from './rows/bookmarks';
import { chartRows } from './rows/chart';
import { directoryRows } from './rows/directory';
import { otherRows } from './rows/others';
import { profileRows } from './rows/profiles';
import type { Sample } from './sample';

export function rowsFor( sample: Sample ): Row[] {
	return [
		...otherRows(),
		...profileRows( sample.profiles ),
		...directoryRows( sample.directory ),
		...chartRows( sample.chart ),
		...bookmarkRows(),
	];
}
