<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Sheets;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Text;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\HeaderGuess;
use Svc\Users\Sheets\Place;

final class HeaderGuessTest extends TestCase {

	public function test_knows_names_labels_and_aliases_however_they_are_written(): void {
		$columns = array(
			new Column( 'job_title', 'Título', Place::Profile, 'job_title', new Text( 9 ), array( 'position' ) ),
			new Column( 'role', 'Role', Place::Profile, 'role', new Text( 9 ), array( 'job title' ) ),
		);
		$guess   = new HeaderGuess( array_column( $columns, null, 'name' ) );
		self::assertSame(
			array( 'job_title', 'job_title', 'job_title', 'job_title', 'role', '', '' ),
			$guess->of( array( 'job_title', 'Job Title', ' TITULO:', 'Position', 'ROLE', 'Shoe size', '' ) )
		);
	}
}
