<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks;

/** Block patterns for pages of people. */
final class Patterns {

	private const CATEGORY = 'svc';

	/** @param string $folder Folder with one PHP file per pattern, which prints its blocks. */
	public function __construct( private readonly string $folder ) {}

	public function register(): void {
		register_block_pattern_category(
			self::CATEGORY,
			array(
				'label'       => __( 'People', 'svc' ),
				'description' => __( 'The people of the company.', 'svc' ),
			)
		);
		foreach ( self::all() as $name => $pattern ) {
			register_block_pattern(
				"svc/$name",
				$pattern + array(
					'categories'    => array( self::CATEGORY ),
					'filePath'      => "$this->folder/$name.php",
					'postTypes'     => array( 'page' ),
					'blockTypes'    => array( 'core/post-content' ),
					'viewportWidth' => 1200,
				)
			);
		}
	}

	/** @return array<string, array{title: string, description: string, keywords: list<string>}> */
	private static function all(): array {
		return array(
			'team'         => array(
				'title'       => __( 'Team page', 'svc' ),
				'description' => __( 'Staff directory with search and filters, and the org chart.', 'svc' ),
				'keywords'    => array( __( 'directory', 'svc' ), __( 'org chart', 'svc' ), __( 'staff', 'svc' ) ),
			),
			'directory'    => array(
				'title'       => __( 'Directory page', 'svc' ),
				'description' => __( 'Staff directory with search and filters. Visitors see public people, staff see everyone.', 'svc' ),
				'keywords'    => array( __( 'team', 'svc' ), __( 'staff', 'svc' ), __( 'people', 'svc' ) ),
			),
			'leadership'   => array(
				'title'       => __( 'Leadership', 'svc' ),
				'description' => __( 'Cards of the people with the role Leadership.', 'svc' ),
				'keywords'    => array( __( 'management', 'svc' ), __( 'team', 'svc' ) ),
			),
			'loan-officer' => array(
				'title'       => __( 'Loan officer', 'svc' ),
				'description' => __( 'Page of a loan officer with a card, the biography and a bookmark button.', 'svc' ),
				'keywords'    => array( __( 'person', 'svc' ), __( 'profile', 'svc' ), __( 'contact', 'svc' ) ),
			),
		);
	}
}
