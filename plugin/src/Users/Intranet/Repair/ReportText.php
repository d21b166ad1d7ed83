<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** A report as HTML. */
final class ReportText {

	/** @param bool $may_manage Names are shown to administrators only. */
	public static function html( Report $report, bool $may_manage ): string {
		$items = array_map(
			static fn ( ProblemKind $kind ): string => '<li>' . esc_html( self::line( $report, $kind, $may_manage ) ) . '</li>',
			$report->kinds()
		);
		return array() === $items ? '' : '<ul>' . implode( '', $items ) . '</ul>';
	}

	private static function line( Report $report, ProblemKind $kind, bool $has_names ): string {
		$label = $kind->label( $report->count( $kind ) );
		return $has_names
			/* translators: 1: what is wrong, 2: names, 3: a sentence on what is done about it. */
			? sprintf( __( '%1$s: %2$s. %3$s', 'svc' ), $label, self::names( $report, $kind ), $kind->remedy() )
			: "$label.";
	}

	private static function names( Report $report, ProblemKind $kind ): string {
		$names = $report->names( $kind );
		$more  = $report->count( $kind ) - count( $names );
		if ( $more > 0 ) {
			/* translators: %s: how many more there are. */
			$names[] = sprintf( _n( '%s more', '%s more', $more, 'svc' ), number_format_i18n( $more ) );
		}
		return implode( ', ', $names );
	}
}
