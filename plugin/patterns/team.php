<?php
/**
 * What the pattern of a team page begins with.
 *
 * @package Svc
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph -->
<p><?php esc_html_e( 'Find a colleague by name, title or department.', 'svc' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:svc/staff-directory {"align":"wide"} /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'Who reports to whom', 'svc' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:svc/org-chart {"align":"wide"} /--></div>
<!-- /wp:group -->
