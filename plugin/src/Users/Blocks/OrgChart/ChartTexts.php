<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\OrgChart;

/** Translated texts of the view's script, because script modules cannot translate. */
final class ChartTexts {

	/** @return array<string, string> */
	public static function all(): array {
		return array(
			/* translators: 1: name, 2: number. */
			'reports'    => __( 'Reports of %1$s: %2$s', 'svc' ),
			'count'      => '%s',
			/* translators: 1: first, 2: last, 3: total number of people. */
			'more'       => __( 'Show %1$s–%2$s of %3$s', 'svc' ),
			/* translators: 1: name, 2: number. */
			'opened'     => __( '%1$s, reports: %2$s', 'svc' ),
			/* translators: %s: name. */
			'failed'     => __( 'The team of %s could not be loaded.', 'svc' ),
			/* translators: %s: name. */
			'refused'    => __( 'You may not see the team of %s any more. You may have been signed out.', 'svc' ),
			'nobody'     => __( 'No people found.', 'svc' ),
			'searching'  => __( 'Searching…', 'svc' ),
			'noSearch'   => __( 'The search does not answer. Try again.', 'svc' ),
			/* translators: %s: number of people. */
			'found'      => __( 'People found: %s', 'svc' ),
			/* translators: %s: name. */
			'at'         => __( '%s is shown in the chart.', 'svc' ),
			/* translators: %s: name. */
			'elsewhere'  => __( '%s is not in this part of the org chart.', 'svc' ),
			/* translators: %s: percentage. */
			'zoom'       => __( 'Zoom: %s', 'svc' ),
			'downloaded' => __( 'The image is ready.', 'svc' ),
			'noPicture'  => __( 'The image could not be created. Try again.', 'svc' ),
			'chart'      => __( 'Org chart', 'svc' ),
			'close'      => __( 'Close', 'svc' ),
			'email'      => __( 'E-mail', 'svc' ),
			'phone'      => __( 'Phone', 'svc' ),
			'extension'  => __( 'Extension', 'svc' ),
			'department' => __( 'Department', 'svc' ),
			'office'     => __( 'Office', 'svc' ),
			'skills'     => __( 'Skills', 'svc' ),
			'about'      => __( 'About', 'svc' ),
			'dotted'     => __( 'Dotted-line managers', 'svc' ),
			'noDetails'  => __( 'The details could not be loaded.', 'svc' ),
			'only'       => __( 'Show only this team', 'svc' ),
			'overview'   => __( 'Overview of the org chart. The arrow keys move the visible part.', 'svc' ),
		);
	}
}
