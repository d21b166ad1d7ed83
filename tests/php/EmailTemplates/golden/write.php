<?php
/** Writes the golden files and the messages of tests/cases/emails anew. Read the difference before you commit it: php tests/php/EmailTemplates/golden/write.php */

declare( strict_types=1 );

use Svc\Tests\EmailTemplates\GoldenFile;
use Svc\Tests\EmailTemplates\GoldenTest;
use Svc\Tests\EmailTemplates\Samples;

require __DIR__ . '/../../bootstrap.php';

$test = new GoldenTest( 'write' );
foreach ( GoldenFile::all() as [ $file ] ) {
	$rendered = $test->rendered( $file );
	$file->write( GoldenTest::rows_of( $rendered ), $rendered->text );
}
foreach ( Samples::all() as $name => $rendered ) {
	file_put_contents( __DIR__ . "/../../../cases/emails/$name.html", $rendered->html );
}
