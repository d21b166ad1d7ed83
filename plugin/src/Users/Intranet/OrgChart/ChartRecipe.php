<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Generator;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Company\OrganisationName;

/** Which org chart is requested, and the settings that affect its text. */
final class ChartRecipe {

	/** Increase when the format of charts changes but that of a node does not. */
	private const FORM = 2;

	/** Maximum length of a person's name. */
	private const NAME_LENGTH = 201;

	/** Hash of root, levels and settings: the key in the cache. */
	public readonly string $name;

	public readonly Avatars $avatars;
	private readonly string $organisation;

	/** @param int $root User ID, ID of a vacancy, or 0 for all people. */
	public function __construct( public readonly int $root, private readonly int $levels ) {
		$this->avatars      = new Avatars();
		$this->organisation = OrganisationName::up_to( self::NAME_LENGTH );
		$this->name         = substr( hash( 'sha256', implode( "\n", array( self::FORM, $root, $levels, $this->organisation, (int) $this->avatars->is_filtered, $this->sample() ) ) ), 0, 32 );
	}

	/** @return Generator<string> The chart in JSON. */
	public function cook( ChartPeople $people ): Generator {
		$people->prepare_avatars();
		$json = new ChartJson( $people );
		return 0 === $this->root ? $json->everybody( $this->levels, $this->organisation ) : $json->below( $this->root, $this->levels );
	}

	/** The node of an invented person. Changes with the node's format and with the site's avatar settings and filters. */
	private function sample(): string {
		$nobody = new ChartPeople( $this->avatars );
		$nobody->add( array( '1', null, 'A', 'B', 'C', 'D', '', '', '', 'nobody@example.com', null, null ) );
		return $nobody->node( 1, 0 );
	}
}
