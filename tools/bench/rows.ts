import type { Row } from './row';
import { bookmarkRows } from './rows/bookmarks';
import { chartRows } from './rows/chart';
import { directoryRows } from './rows/directory';
import { leadRows } from './rows/leads';
import { mailRows } from './rows/mail';
import { mortgageRows } from './rows/mortgage';
import { otherRows } from './rows/others';
import { profileRows } from './rows/profiles';
import { questionRows } from './rows/questions';
import type { Sample } from './sample';

export function rowsFor( sample: Sample ): Row[] {
	return [
		...otherRows(),
		...profileRows( sample.profiles ),
		...directoryRows( sample.directory ),
		...chartRows( sample.chart ),
		...bookmarkRows(),
		...questionRows(),
		...mortgageRows(),
		...mailRows( sample.template ),
		...leadRows( sample.leads ),
	];
}
