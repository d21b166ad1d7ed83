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
				'description' => __( 'Everybody to search and filter, and who reports to whom.', 'svc' ),
				'keywords'    => array( __( 'directory', 'svc' ), __( 'org chart', 'svc' ), __( 'staff', 'svc' ) ),
			),
			'directory'    => array(
				'title'       => __( 'Directory page', 'svc' ),
				'description' => __( 'People to search and filter: those who are public for visitors, everyone for colleagues.', 'svc' ),
				'keywords'    => array( __( 'team', 'svc' ), __( 'staff', 'svc' ), __( 'people', 'svc' ) ),
			),
			'leadership'   => array(
				'title'       => __( 'Leadership', 'svc' ),
				'description' => __( 'Those who lead the company, on cards.', 'svc' ),
				'keywords'    => array( __( 'management', 'svc' ), __( 'team', 'svc' ) ),
			),
			'loan-officer' => array(
				'title'       => __( 'Loan officer', 'svc' ),
				'description' => __( 'A page of one loan officer: card, words about them, and a button to keep the page.', 'svc' ),
				'keywords'    => array( __( 'person', 'svc' ), __( 'profile', 'svc' ), __( 'contact', 'svc' ) ),
			),
		);
	}
}
