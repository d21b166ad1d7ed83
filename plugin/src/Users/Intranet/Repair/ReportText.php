<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** A report in words for people. */
final class ReportText {

	/** @param bool $may_manage Names are for those only who may manage the profiles. */
	public static function html( Report $report, bool $may_manage ): string {
		$items = array_map(
			static fn ( Damage $damage ): string => '<li>' . esc_html( self::line( $report, $damage, $may_manage ) ) . '</li>',
			$report->damages()
		);
		return array() === $items ? '' : '<ul>' . implode( '', $items ) . '</ul>';
	}

	private static function line( Report $report, Damage $damage, bool $has_names ): string {
		$label = $damage->label( $report->count( $damage ) );
		return $has_names
			/* translators: 1: what is wrong, 2: names, 3: a sentence on what is done about it. */
			? sprintf( __( '%1$s: %2$s. %3$s', 'svc' ), $label, self::names( $report, $damage ), $damage->remedy() )
			: "$label.";
	}

	private static function names( Report $report, Damage $damage ): string {
		$names = $report->names( $damage );
		$more  = $report->count( $damage ) - count( $names );
		if ( $more > 0 ) {
			/* translators: %s: how many more there are. */
			$names[] = sprintf( _n( '%s more', '%s more', $more, 'svc' ), number_format_i18n( $more ) );
		}
		return implode( ', ', $names );
	}
}
