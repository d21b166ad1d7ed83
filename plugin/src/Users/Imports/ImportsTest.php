<?php

declare( strict_types=1 );

namespace Svc\Users\Imports;

use Svc\Kernel\Health\Repairs;
use Svc\Kernel\Health\Verdict;

/** Whether uploaded data of people is deleted in time, which WP-Cron does once a day. */
final class ImportsTest implements Repairs {

	public function __construct( private readonly Cleaner $cleaner ) {}

	public function name(): string {
		return 'svc-imports';
	}

	public function title(): string {
		return __( 'Uploaded spreadsheets', 'svc' );
	}

	public function verb(): string {
		return __( 'Delete them now', 'svc' );
	}

	public function look(): Verdict {
		$count = $this->cleaner->overdue();
		return 0 === $count
			? Verdict::good( __( 'Uploaded spreadsheets are deleted in time', 'svc' ), __( 'Uploaded rows are deleted when their import ends, or three days after it was last continued.', 'svc' ) )
			: Verdict::recommended(
				__( 'Uploaded spreadsheets should be deleted by now', 'svc' ),
				sprintf(
					/* translators: %s: how many. */
					_n( '%s import has been waiting for longer than three days, with what was uploaded of people. WordPress deletes it once a day; its timer (WP-Cron) does not seem to run. Ask your host about it.', '%s imports have been waiting for longer than three days, with what was uploaded of people. WordPress deletes them once a day; its timer (WP-Cron) does not seem to run. Ask your host about it.', $count, 'svc' ),
					number_format_i18n( $count )
				)
			);
	}

	public function repair(): void {
		$this->cleaner->clean();
	}
}
